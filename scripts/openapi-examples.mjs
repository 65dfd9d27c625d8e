// The bodies of requests that public/openapi.json shows as examples: of Alex, by the ids of the sample world (seed/). tests/setup/portal-answers.ts sends
// them, or their like, to the demo portal, whose answers are the other examples.
// tests/unit/openapi-examples.test.ts holds them to the shapes and to the samples.

const at = '2026-11-20T09:00:00.000Z'
const job = 'vero-mobilite-pricing-analyst'
const email = 'alex.morgan@cairn.example'
const password = 'cairn-demo'
/** One that a new account or a changed password has. */
const newPassword = 'three buses, one tram'
const mailToken = 'q7Zc1vT0m2Xe9LhRk4Yd'
const proof = 'b3Kp8sWn5Ju1Gf6TaV0o'
const accessToken = 'alex-morgan.2026-11-17.Hc4sVd9wQ2'
const letter =
  'A fare is the one number of a network that everybody knows. The zones of nine valleys, redrawn, let 94 per cent pay the same or less.'
const search = {
  name: 'Analyst near Lyon',
  criteria: { q: 'analyst', place: 'Lyon', lat: 45.76, lng: 4.84, radiusKm: 60, contract: ['permanent'] },
  alert: 'instant',
}
const answered = { itemId: 'sql-047', seq: 4 }
const accommodations = { extraTime: 'third', readableFont: true, comfortableTarget: false }
const profilingAnswers = {
  'target-roles': { value: ['data-analyst', 'transport-planner'], skipped: null },
  'level:sql': { value: 3, skipped: null },
  pay: { value: null, skipped: 'private' },
}
const note = { text: 'Anneke de Vries calls back tomorrow about the second round.' }
const answers = {
  'why-fares': 'One that the person who pays it could explain to the person behind.',
  'price-changed': 'In 2024, two of our zones became one. I counted who would pay less.',
}
const resume = { resumeVersionId: 'resume-planning', coverLetter: letter, answers }
const documents = { documentIds: ['document-reference'], matchShared: true }

/** By `<domain>.<operation>`. What is not here has an empty body. @type {Readonly<Record<string, object>>} */
export const bodyExamples = {
  'applications.apply': { jobId: job, ...resume, ...documents },
  'applications.transition': {
    to: 'withdrawn',
    reason: 'distance',
    note: 'Four days a week in Charleroi.',
    version: 3,
  },
  'applications.respond': { response: 'accept', slot: at, note: 'I will be there ten minutes early.' },
  'applications.putDraft': { draft: { ...resume, ...documents } },
  'applications.upload': { file: 'reference-letter.pdf', kind: 'reference', jobId: job },
  'applications.addNote': note,
  'applications.updateNote': note,
  'applications.setNextStep': { nextStep: { at, text: 'Read Halden’s annual report' } },
  'auth.signIn': { email, password, rememberMe: true },
  'auth.signInWithToken': { accessToken },
  'auth.unlockSession': { email, password },
  'auth.forgotPassword': { email },
  'auth.resetPassword': { token: mailToken, password: newPassword },
  'auth.signUp': {
    firstName: 'Samuel',
    lastName: 'Okoro',
    email: 'samuel.okoro@kestrelway.example',
    password: newPassword,
    language: 'en',
    termsVersion: '2026-11',
  },
  'auth.setPassword': { token: mailToken, password: newPassword },
  'auth.activateAccount': { token: mailToken },
  'auth.resendActivation': { email },
  'auth.verifyPassword': { password },
  'auth.changePassword': { token: proof, password: newPassword },
  'evaluation.start': {
    skillId: 'sql',
    accommodations,
    askedLevel: 3,
    consent: { rules: true, calibration: true },
  },
  'evaluation.answer': {
    ...answered,
    optionIds: ['c'],
    elapsedMs: 31_400,
    flags: { focusLosses: 1, isTimedOut: false },
  },
  'evaluation.draft': {
    itemId: 'sql-w08',
    seq: 4,
    query: 'SELECT name, department, salary FROM employees ORDER BY name',
  },
  'evaluation.problem': { ...answered, kind: 'unclear', text: 'Does the total include the day of the snow?' },
  'evaluation.pause': { seq: 4, elapsedMs: 12_800, focusLosses: 0 },
  'jobs.whatIf': { changes: [{ skillId: 'sql', level: 4 }], threshold: 0.6, jobId: job },
  'jobs.createSearch': { search },
  'jobs.updateSearch': { id: 'search-1', search: { alert: 'daily' } },
  'profile.updateProfile': {
    profile: { interests: [{ id: 'i1', name: 'Old timetables', keywords: ['railways', 'typography'] }] },
    version: 3,
  },
  'profile.setPhoto': {
    photo:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  'profile.createResume': { name: 'Planning and data', note: 'With the certificate.' },
  'profile.updateResume': { name: 'Analyst, one page', note: 'Sent to operators.' },
  'profile.restoreResume': { keepAs: 'Before the summer' },
  'profile.import': {
    text: '{"certificates":[{"name":"Project management, basics","date":"2023-11","issuer":"Cap Carrières"}]}',
    commit: true,
    accept: ['certificates.0'],
  },
  'profile.updateLearning': {
    note: 'Window functions: chapter 7, then the exercises with the ticket data.',
    isDone: false,
  },
  'profiling.saveAnswers': { answers: profilingAnswers, lastQuestionId: 'pay', questionnaireVersion: '1.40.160' },
  'profiling.effect': { answers: profilingAnswers },
  'profiling.submit': { questionnaireVersion: '1.40.160' },
  'profiling.chooseSkills': { skillIds: ['sql', 'business-english', 'project-management'] },
  'settings.updateSettings': {
    settings: { consents: { matching: true }, alerts: { JOB_OFFER: { onDevice: false } }, accommodations },
    version: 1,
  },
  'skills.putClaim': { level: 3, isBlind: false },
  'user.updateUser': { user: { name: 'Alex Morgan', status: 'away' } },
}
