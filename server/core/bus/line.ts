// What a kind of bus has to offer: one connection that carries texts between all server processes.

/** It is never mended: once it has broken, another takes its place. */
export interface Line {
  /** Texts arrive everywhere, here too, in the order in which they were sent. Rejects when this one may not have. */
  send(text: string): Promise<void>;
  /** Resolves when the other end has given a sign of life. */
  check(): Promise<void>;
  /** Resolves to the reason when the line has broken. */
  broken: Promise<Error>;
  /** Never rejects; what is on its way may be lost. */
  end(): Promise<void>;
}

/** Rejects when there is no such line within some seconds. */
export type OpenLine = (hear: (text: string) => void) => Promise<Line>;

/** How long the other end may take to answer, in ms. */
export const LINE_PATIENCE_MS = 5000;
