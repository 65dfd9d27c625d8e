// The person's profile: what a resume says, its versions, what comes from other formats and goes to them, and what is being learnt.
// @chunk profile-shapes
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import {
  ImportPreview,
  Learning,
  Photo,
  Profile,
  ProfilePatch,
  ResumeChange,
  ResumeFormat,
  ResumeListed,
  ResumeVersion,
} from '#contract/portal/profile-shapes.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import { Id } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const ById = z.object({ id: Id })
const Format = z.object({ format: ResumeFormat })
/** A name of 1 to 100 characters. */
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
/** A remark of at most 2000 characters. */
const Note = z.string().check(z.trim(), z.maxLength(2000))
/** A refusal with the profile as it is now. */
const Stale = z.extend(PortalError, { current: Profile })

/** The person’s profile as a resume, its versions, import and export, and the skills to learn. */
export const profileApi = defineApi('profile', 'portal', {
  /** Returns the person’s profile. @200 The profile with all its sections. */
  profile: { method: 'GET', path: 'profile', answers: { 200: Profile, 401: Unauthorized } },
  /**
   * Changes sections of the profile; the others stay. Without `version`, the last change of a section counts.
   * @200 The whole profile as it is now.
   * @409 `error.profile.conflict.msg.profile`: `version` is not the present one.
   */
  updateProfile: {
    method: 'PATCH',
    path: 'profile',
    body: z.object({
      profile: ProfilePatch,
      /** The version that the person has changed. */
      version: z.optional(z.int()),
    }),
    answers: { 200: Profile, 401: Unauthorized, 409: Stale },
    offline: 'queue',
  },
  /** Sets or removes the photo. It is also the avatar of the user. @200 The profile with its photo, or without one. */
  setPhoto: {
    method: 'PUT',
    path: 'profile/photo',
    body: z.object({
      /** Null removes it. */
      photo: z.nullable(Photo),
    }),
    answers: { 200: Profile, 401: Unauthorized },
    offline: 'queue',
    touches: ['user'],
  },
  /** Lists the versions of the resume, the newest first. @200 The versions’ names and notes, without what is in them. */
  resumes: { method: 'GET', path: 'profile/resumes', answers: { 200: z.array(ResumeListed), 401: Unauthorized } },
  /**
   * Lists the differences between two versions of the resume.
   * @200 The differences, with what stood there before and after.
   * @404 `error.profile.notfound.msg.resume`: there is no such version.
   */
  diff: {
    method: 'GET',
    path: 'profile/resumes/diff',
    query: z.object({
      /** The earlier version; `current` is the profile as it is. */
      from: Id,
      /** The later version; `current` is the profile as it is. */
      to: z._default(Id, 'current'),
    }),
    answers: { 200: z.array(ResumeChange), 401: Unauthorized, 404: PortalError },
  },
  /**
   * Returns one version of the resume.
   * @200 The version with all its sections.
   * @404 `error.profile.notfound.msg.resume`: there is no such version.
   */
  resume: {
    method: 'GET',
    path: 'profile/resumes/{id}',
    params: ById,
    answers: { 200: ResumeVersion, 401: Unauthorized, 404: PortalError },
  },
  /** Keeps the profile as it is now as a named version. @201 The new version as it is listed. */
  createResume: {
    method: 'POST',
    path: 'profile/resumes',
    body: z.object({ name: Name, note: z._default(Note, '') }),
    answers: { 201: ResumeListed, 401: Unauthorized },
    offline: 'queue',
  },
  /**
   * Changes the name or the note of a version.
   * @200 The version as it is listed now.
   * @404 `error.profile.notfound.msg.resume`: there is no such version.
   */
  updateResume: {
    method: 'PATCH',
    path: 'profile/resumes/{id}',
    params: ById,
    body: z.object({ name: z.optional(Name), note: z.optional(Note) }),
    answers: { 200: ResumeListed, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
  /** Deletes a version of the resume. Applications keep what was sent with them. @200 Whether there was such a version. */
  deleteResume: {
    method: 'DELETE',
    path: 'profile/resumes/{id}',
    params: ById,
    answers: { 200: z.boolean(), 401: Unauthorized },
    offline: 'queue',
  },
  /**
   * Makes a version the current profile. What the profile was is kept as a version of its own.
   * @200 The profile as it is now.
   * @404 `error.profile.notfound.msg.resume`: there is no such version.
   */
  restoreResume: {
    method: 'POST',
    path: 'profile/resumes/{id}/restore',
    params: ById,
    body: z.object({
      /** The name of the version that keeps what the profile was. */
      keepAs: Name,
    }),
    answers: { 200: Profile, 401: Unauthorized, 404: PortalError },
  },
  /**
   * Reads a resume file in two steps. Without `commit` nothing changes and the answer is a preview. With it, the parts named in `accept` are taken.
   * @200 What would change, or with `commit`, what has changed.
   * @400 `error.profile.format.msg.file`: the text is not of that format; `fields.text` says so.
   */
  import: {
    method: 'POST',
    path: 'profile/import',
    query: Format,
    body: z.object({
      /** The file’s text. */
      text: z.string().check(z.minLength(1), z.maxLength(900_000)),
      /** Whether to change the profile. */
      commit: z._default(z.boolean(), false),
      /** Ids of the parts that are wanted; left out for all. */
      accept: z.optional(z.array(Id).check(z.maxLength(3000))),
    }),
    answers: { 200: ImportPreview, 400: PortalError, 401: Unauthorized },
  },
  /**
   * Returns the resume as a file.
   * @200 The resume in the format that was asked for.
   * @404 `error.profile.notfound.msg.resume`: there is no such version.
   */
  export: {
    method: 'GET',
    path: 'profile/export',
    query: z.object({
      format: ResumeFormat,
      /** A version; left out for the profile as it is. */
      resumeId: z.optional(Id),
      /** Whether the levels that the portal knows are among the skills. */
      claims: z.optional(z.enum(['true', 'false'])),
    }),
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized, 404: PortalError },
  },
  /** Lists the skills that the person has chosen to learn, in their order. @200 The skills with the person’s level and note. */
  learning: { method: 'GET', path: 'profile/learning', answers: { 200: z.array(Learning), 401: Unauthorized } },
  /**
   * Changes the note of a skill to learn, or marks it as done.
   * @200 The skill as it is listed now.
   * @404 `error.profile.notfound.msg.skill`: it is not one of the chosen skills.
   */
  updateLearning: {
    method: 'PATCH',
    path: 'profile/learning/{skillId}',
    params: z.object({ skillId: Id }),
    body: z.object({
      note: z.optional(Note),
      /** Whether the person has finished learning it. */
      isDone: z.optional(z.boolean()),
    }),
    answers: { 200: Learning, 401: Unauthorized, 404: PortalError },
    offline: 'queue',
  },
})
