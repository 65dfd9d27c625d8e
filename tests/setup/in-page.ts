// What every screen test has without asking: by the same address as the tests import it, so that there is one of it.
import { tidyAroundTests } from '#tests/setup/screens.tsx'

tidyAroundTests()
