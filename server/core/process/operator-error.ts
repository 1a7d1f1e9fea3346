// An error meant for the operator: one sentence, shown without a stack.

/** Thrown if the site cannot start or continue for a reason the operator can fix. The message is one whole sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
