// The two-step sign-in endpoints.
import { endpoint, signedIn } from '../../../core/http/endpoint.ts';
import { completeSecondStep } from './second-step.ts';
import { beginTwoStep, finishTwoStep, readTwoStep, renewRecoveryCodes, turnOffTwoStep } from './two-step.ts';

const { twoStep } = endpoint;
const forOwner = signedIn('Du måste vara inloggad för att ändra tvåstegsinloggning');

export const twoStepRoutes = {
  pass: twoStep.pass.handler(({ context, input }) => completeSecondStep(context, input.code)),
  find: twoStep.find.use(forOwner).handler(({ context }) => readTwoStep(context)),
  begin: twoStep.begin.use(forOwner).handler(({ context, input }) => beginTwoStep(context, input.password)),
  confirm: twoStep.confirm.use(forOwner).handler(({ context, input }) => finishTwoStep(context, input.code)),
  renewCodes: twoStep.renewCodes
    .use(forOwner)
    .handler(({ context, input }) => renewRecoveryCodes(context, input)),
  turnOff: twoStep.turnOff.use(forOwner).handler(({ context, input }) => turnOffTwoStep(context, input)),
};
