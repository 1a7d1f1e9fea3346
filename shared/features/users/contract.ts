// Endpoints of user management in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { roles } from '../accounts/schemas.ts';
import { Undo } from '../decisions/contract.ts';
import { RULES } from '../reports/rules.ts';
import { reportTexts } from '../reports/texts.ts';
import { MAX_REASON_LENGTH, MAX_USER_SEARCH } from './rules.ts';
import { userTexts } from './texts.ts';

const Block = z.object({
  /** When the user may sign in again; null for until further notice. */
  until: z.nullable(z.string()),
  reason: z.string(),
});

/** A user in the table. Source: spec 2 §2 Users, §3 profiles. */
export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whole for superadmins, `a…@exempel.se` for admins: as in all lists of the back office. */
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  /** Precise to the hour; null if the user has never signed in. */
  lastSeenAt: z.nullable(z.string()),
  block: z.nullable(Block),
  /** Number of ads on the marketplace, which a suspension hides. */
  listedAds: z.number(),
  hasTwoStep: z.boolean(),
  /** Set while the account is closed for its owner's age. */
  ageClosure: z.nullable(
    z.object({
      /** When it may be erased; null while an appeal is open. */
      erasableFrom: z.nullable(z.string()),
    }),
  ),
  /** The name of the business that the user sells as; null for a private seller. */
  business: z.nullable(z.string()),
  can: z.object({
    roles: z.array(z.enum(roles)),
    block: z.boolean(),
    unblock: z.boolean(),
    removeTwoStep: z.boolean(),
    deleteBirthYear: z.boolean(),
    closeForAge: z.boolean(),
    eraseForAge: z.boolean(),
    delete: z.boolean(),
  }),
});
export type User = z.infer<typeof User>;

/** A user after a suspension was imposed or lifted, and how to undo it. */
const DecidedUser = z.extend(User, { undo: Undo });
export type DecidedUser = z.infer<typeof DecidedUser>;

/** A user in a picker of staff. */
export const UserChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(roles),
});
export type UserChoice = z.infer<typeof UserChoice>;

const written = (maxLength: number) =>
  z
    .string(userTexts.fieldsMissing)
    .check(visible(userTexts.fieldsMissing), withoutNul(), z.maxLength(maxLength, 'Texten är för lång'));

/** Validated by `checkNewUser`. Source: spec 2 §5 Create user. */
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
  rule: z.enum(RULES, reportTexts.ruleMissing),
  reason: z
    .string(userTexts.reasonMissing)
    .check(
      z.trim(),
      visible(userTexts.reasonMissing),
      withoutNul(),
      z.maxLength(MAX_REASON_LENGTH, userTexts.reasonTooLong),
    ),
  /** Last day of the suspension, in Stockholm; null for until further notice. */
  lastDay: z.nullable(
    z.iso.date(userTexts.endsInThePast).check(z.regex(/^2/, 'Välj ett datum före år 3000')),
  ),
});
export type NewBlock = z.infer<typeof NewBlock>;

export const UserSearch = z.object({
  /** A substring of the name or, for superadmins, of the e-mail address; a whole address; or an id. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_USER_SEARCH))),
  role: z.optional(z.enum(roles)),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type UserSearch = z.infer<typeof UserSearch>;

const UserId = z.object({ id: z.uuid().check(z.toLowerCase()) });
const tags = ['users', 'admin'];

export const usersContract = {
  list: oc
    .route({ method: 'GET', path: '/admin/users', summary: 'Lists users by when they joined', tags })
    .input(UserSearch)
    .output(
      z.object({
        users: z.array(User),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
        /** Roles that the viewer may assign to a new user. */
        can: z.object({ roles: z.array(z.enum(roles)) }),
      }),
    ),
  choices: oc
    .route({
      method: 'GET',
      path: '/admin/user-choices',
      summary: 'Lists other users by name, for a picker',
      tags,
    })
    .input(
      z.object({
        /** As in the list. */
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_USER_SEARCH))),
      }),
    )
    .output(
      z.object({
        users: z.array(UserChoice),
        /** Whether there are more matches than returned. */
        hasMore: z.boolean(),
      }),
    ),
  create: oc
    .route({ method: 'POST', path: '/admin/users', summary: 'Creates an account', tags, successStatus: 201 })
    .errors(mayRefuse('FORBIDDEN', 'CONFLICT'))
    .input(NewUser)
    .output(User),
  setRole: oc
    .route({ method: 'PUT', path: '/admin/users/{id}/role', summary: 'Assigns a role to a user', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(z.extend(UserId, { role: z.enum(roles) }))
    .output(User),
  block: oc
    .route({ method: 'PUT', path: '/admin/users/{id}/block', summary: 'Suspends a user immediately', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(z.extend(NewBlock, UserId.shape))
    .output(DecidedUser),
  unblock: oc
    .route({ method: 'DELETE', path: '/admin/users/{id}/block', summary: 'Lifts a suspension', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(DecidedUser),
  removeTwoStep: oc
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/two-step',
      summary: 'Removes two-step sign-in of a user who has lost both app and recovery codes',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(User),
  deleteBirthYear: oc
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/birth-year',
      summary: 'Clears the birth year of a user, who may then set it again',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(User),
  closeForAge: oc
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/age-closure',
      summary: 'Closes the account of a user below the minimum age, the first of two steps',
      description: 'A suspension with a notice and an appeal. The account may be erased 30 days later.',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(DecidedUser),
  eraseForAge: oc
    .route({
      method: 'DELETE',
      path: '/admin/users/{id}/age-closure',
      summary: 'Erases an account that was closed for its owner’s age, the second step',
      description: 'By other staff than the first step where there are any, and not while an appeal is open.',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(UserId),
  delete: oc
    .route({ method: 'DELETE', path: '/admin/users/{id}', summary: 'Deletes a user and their ads', tags })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND'))
    .input(UserId)
    .output(UserId),
};
