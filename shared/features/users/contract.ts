// The endpoints of managing people in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { roles } from '../accounts/contract.ts';
import { MAX_REASON_LENGTH, MAX_USER_SEARCH } from './rules.ts';
import { userTexts } from './words.ts';

const Block = z.object({
  /** The first moment they may sign in again; null for until further notice. */
  until: z.nullable(z.string()),
  reason: z.string(),
});

/** A person in the table. Source: spec 2 §2 Users, §3 profiles. */
export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  /** To the hour; null for who has never been here. */
  lastSeenAt: z.nullable(z.string()),
  block: z.nullable(Block),
  hasTwoStep: z.boolean(),
  can: z.object({
    roles: z.array(z.enum(roles)),
    block: z.boolean(),
    unblock: z.boolean(),
    removeTwoStep: z.boolean(),
    forgetBirthYear: z.boolean(),
    delete: z.boolean(),
  }),
});
export type User = z.infer<typeof User>;

/** A person to choose among others, as who may know everyone's address knows them. */
export const UserChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(roles),
});
export type UserChoice = z.infer<typeof UserChoice>;

const written = (longest: number) =>
  z
    .string(userTexts.fieldsMissing)
    .check(visible(userTexts.fieldsMissing), withoutNul(), z.maxLength(longest, 'Texten är för lång'));

/** Judged further by `judgeNewUser`. Source: spec 2 §5 Create user. */
export const NewUser = z.object({
  name: written(200),
  email: written(320),
  password: z
    .string(userTexts.fieldsMissing)
    .check(z.minLength(1, userTexts.fieldsMissing), z.maxLength(1000)),
  role: z.enum(roles),
});
export type NewUser = z.infer<typeof NewUser>;

export const NewBlock = z.object({
  reason: z
    .string(userTexts.reasonMissing)
    .check(
      z.trim(),
      visible(userTexts.reasonMissing),
      withoutNul(),
      z.maxLength(MAX_REASON_LENGTH, userTexts.reasonTooLong),
    ),
  /** The last day of it, in Stockholm; null for until further notice. */
  lastDay: z.nullable(
    z.iso.date(userTexts.endsInThePast).check(z.regex(/^2/, 'Välj ett datum före år 3000')),
  ),
});
export type NewBlock = z.infer<typeof NewBlock>;

const UserId = z.object({ id: z.uuid().check(z.toLowerCase()) });
const tags = ['users', 'admin'];

export const usersContract = {
  list: oc
    .route({ method: 'GET', path: '/admin/users', summary: 'People, the newest first', tags })
    .input(
      z.object({
        /** A piece of the name or the e-mail address. */
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_USER_SEARCH))),
        role: z.optional(z.enum(roles)),
        after: z.optional(z.string().check(z.maxLength(200))),
        before: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(
      z.object({
        users: z.array(User),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
        /** What one may give a new person. */
        can: z.object({ roles: z.array(z.enum(roles)) }),
      }),
    ),
  choices: oc
    .route({
      method: 'GET',
      path: '/admin/user-choices',
      summary: 'The others by name, to choose one of',
      tags,
    })
    .input(
      z.object({
        /** A piece of the name or the e-mail address. */
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_USER_SEARCH))),
      }),
    )
    .output(
      z.object({
        users: z.array(UserChoice),
        /** Whether more would fit than are shown. */
        hasMore: z.boolean(),
      }),
    ),
  create: oc
    .route({ method: 'POST', path: '/admin/users', summary: 'Make an account', tags, successStatus: 201 })
    .errors(mayRefuse('FORBIDDEN', 'CONFLICT'))
    .input(NewUser)
    .output(User),
  setRole: oc
    .route({ method: 'PUT', path: '/admin/users/{id}/role', summary: 'Give somebody a role', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(z.extend(UserId, { role: z.enum(roles) }))
    .output(User),
  block: oc
    .route({ method: 'PUT', path: '/admin/users/{id}/block', summary: 'Keep somebody out, at once', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(z.extend(NewBlock, UserId.shape))
    .output(User),
  unblock: oc
    .route({ method: 'DELETE', path: '/admin/users/{id}/block', summary: 'Let somebody in again', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(User),
  removeTwoStep: oc
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/two-step',
      summary: 'Take away the two-step sign-in of somebody who has lost both app and recovery codes',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(User),
  forgetBirthYear: oc
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/birth-year',
      summary: 'Let somebody who was mistaken say their birth year once more',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(User),
  delete: oc
    .route({ method: 'DELETE', path: '/admin/users/{id}', summary: 'Delete somebody and their ads', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(UserId),
};
