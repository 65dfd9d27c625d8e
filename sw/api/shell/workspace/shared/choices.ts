// The table of what a person chose for the workspace as a whole. Its rows are no things of theirs: no list of changes names them.

export const CHOICES = 'workspaceChoices'
