// The kind of machine: the files of a cluster can be read on the same kind only.

/** For example linux-x64. */
export const machine = `${process.platform}-${process.arch}`;
