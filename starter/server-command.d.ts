// Types of server-command.js, for the tests of the server.
export const serverCommand: string[];
export const serverEnvironment: Record<string, string>;
