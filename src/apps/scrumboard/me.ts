// Whom the sample people know this device's person as: sw/api/apps/scrumboard writes under the same id.
// @chunk scrumboard

export const ME = 'alex-morgan'
