// Joins calls that change the same row: calls that arrive while another one runs are run together afterwards, so that the row is
// locked, and its change is flushed to the disk, once for all of them.

/**
 * @param run receives the inputs of all joined calls; each call gets its result
 * @returns a function that takes the key of the row and an input; if `run` fails, all joined calls fail
 */
export function joinCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<Output>,
): (key: string, input: Input) => Promise<Output> {
  const waiting = new Map<string, { inputs: Input[]; result: Promise<Output> }>();
  const latest = new Map<string, Promise<Output>>();

  async function runAfter(
    before: Promise<Output> | undefined,
    key: string,
    inputs: Input[],
  ): Promise<Output> {
    // The callers of the earlier run have its error.
    await before?.catch(() => undefined);
    waiting.delete(key);
    return run(inputs);
  }

  return (key, input) => {
    const joined = waiting.get(key);
    if (joined) {
      joined.inputs.push(input);
      return joined.result;
    }
    const inputs = [input];
    const result = runAfter(latest.get(key), key, inputs);
    waiting.set(key, { inputs, result });
    latest.set(key, result);
    const end = () => {
      if (latest.get(key) === result) latest.delete(key);
    };
    result.then(end, end);
    return result;
  };
}
