// The user management endpoints.
import { assignableRoles } from '#shared/features/users/rules.ts';
import { adminOnly, endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { recordListReading } from '../audit/actions.ts';
import { closeForAge, eraseForAge } from './age-closure.ts';
import { changeRole, createUser, resetBirthYear, removeTwoStep, deleteUser } from './actions.ts';
import { blockUser, unblockUser } from './block-user.ts';
import { listChoices, listUsers } from './queries.ts';
import { viewUser } from './view.ts';

const { users } = endpoint;

const PAGE_SIZE = 25;

export const usersRoutes = {
  list: users.list.use(adminOnly).handler(async ({ context, input }) => {
    const { database, viewer } = context;
    await recordListReading(context, 'users', { isSearch: Boolean(input.search) });
    const { rows, ...cursors } = await listUsers(database, { ...input, viewer, size: PAGE_SIZE });
    return {
      ...cursors,
      users: rows.map((row) => viewUser(row, viewer)),
      can: { roles: assignableRoles(viewer.role) },
    };
  }),
  choices: users.choices.use(adminOnly).handler(async ({ context, input: { search } }) => {
    await recordListReading(context, 'users', { isSearch: true });
    return listChoices(context.database, { viewer: context.viewer, search });
  }),
  create: users.create.use(adminOnly).handler(({ context, input }) => createUser(context, input)),
  setRole: users.setRole.use(adminOnly).handler(({ context, input }) => changeRole(context, input)),
  block: users.block.use(adminOnly).handler(({ context, input }) => blockUser(context, input)),
  unblock: users.unblock.use(adminOnly).handler(({ context, input }) => unblockUser(context, input.id)),
  removeTwoStep: users.removeTwoStep
    .use(superadminOnly)
    .handler(({ context, input }) => removeTwoStep(context, input.id)),
  deleteBirthYear: users.deleteBirthYear
    .use(adminOnly)
    .handler(({ context, input }) => resetBirthYear(context, input.id)),
  closeForAge: users.closeForAge
    .use(adminOnly)
    .handler(({ context, input }) => closeForAge(context, input.id)),
  eraseForAge: users.eraseForAge
    .use(adminOnly)
    .handler(({ context, input }) => eraseForAge(context, input.id)),
  delete: users.delete.use(adminOnly).handler(({ context, input }) => deleteUser(context, input.id)),
};
