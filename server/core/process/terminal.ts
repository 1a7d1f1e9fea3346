// What the person at the keyboard reads while the server starts. The starter shows it, since it draws the running seconds.

export type Terminal = {
  /** Names what is being done from now on; shown if it takes over a second. */
  step(label: string): void;
  /** Shows lines to read, such as the address of the site. */
  say(text: string): void;
  /** Shows why the server cannot go on. */
  lament(sentence: string): void;
};

/** @param hasStarter whether the process at the other end of our line is the starter: it then shows all of it, in order */
export function openTerminal(hasStarter: boolean): Terminal {
  return hasStarter ? starterTerminal : plainTerminal;
}

const plainTerminal: Terminal = {
  step: () => undefined,
  say: (text) => void process.stdout.write(`${text}\n`),
  lament: (sentence) => void process.stderr.write(`${sentence}\n`),
};

const starterTerminal: Terminal = {
  step: (label) => tellStarter({ step: label }),
  say: (text) => tellStarter({ say: text }),
  lament: (sentence) => tellStarter({ lament: sentence }),
};

function tellStarter(message: { step: string } | { say: string } | { lament: string }): void {
  if (process.connected) process.send?.(message);
}
