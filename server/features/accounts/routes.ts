// The accounts endpoints.
import { endpoint } from '../../core/endpoint.ts';
import { answerHumanCheck, issueHumanCheck, registerAccount, signIn, signOut } from './actions.ts';

export const accountsRoutes = {
  session: endpoint.accounts.session.handler(({ context }) => ({ viewer: context.viewer })),
  signIn: endpoint.accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: endpoint.accounts.signOut.handler(({ context }) => signOut(context)),
  register: endpoint.accounts.register.handler(({ context, input }) => registerAccount(context, input)),
  newHumanCheck: endpoint.accounts.newHumanCheck.handler(({ context }) => issueHumanCheck(context)),
  answerHumanCheck: endpoint.accounts.answerHumanCheck.handler(({ context, input }) =>
    answerHumanCheck(context, input),
  ),
};
