// The interface of a bus transport: one connection that carries messages between all server processes.

/** A broken connection is not repaired but replaced by a new one. */
export interface BusConnection {
  /** Delivers messages to every process, this one too, in the order sent. Rejects if the message may be lost. */
  send(text: string): Promise<void>;
  /** How many processes receive messages, this one included. */
  countReceivers(): Promise<number>;
  /** Resolves when the server has answered. */
  check(): Promise<void>;
  /** Resolves to the reason when the connection breaks. */
  broken: Promise<Error>;
  /** Never rejects; pending messages may be lost. */
  end(): Promise<void>;
}

/** Rejects if no connection can be opened within some seconds. */
export type OpenConnection = (onMessage: (text: string) => void) => Promise<BusConnection>;
