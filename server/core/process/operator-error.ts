// An error meant for the person who runs the site: one clear sentence, shown without a stack.

/** Thrown when the site cannot start or go on for a reason its operator can mend. The message is one whole sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
