// Terminal output while the server starts. The starter shows it, since it displays the elapsed seconds.

export type Terminal = {
  /** Names the current step; shown if it takes over a second. */
  step(label: string): void;
  /** Shows a message, such as the URL of the site. */
  print(text: string): void;
  /** Shows why the server cannot start or continue. */
  fail(sentence: string): void;
};

/**
 * @param hasStarter whether the parent process is the starter: it then shows all output, in order
 */
export function openTerminal(hasStarter: boolean): Terminal {
  return hasStarter ? starterTerminal : plainTerminal;
}

const plainTerminal: Terminal = {
  step: () => undefined,
  print: (text) => void process.stdout.write(`${text}\n`),
  fail: (sentence) => void process.stderr.write(`${sentence}\n`),
};

const starterTerminal: Terminal = {
  step: (label) => sendToStarter({ step: label }),
  print: (text) => sendToStarter({ output: text }),
  fail: (sentence) => sendToStarter({ error: sentence }),
};

function sendToStarter(message: { step: string } | { output: string } | { error: string }): void {
  if (process.connected) process.send?.(message);
}
