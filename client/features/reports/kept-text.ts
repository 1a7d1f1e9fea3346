// A text that is being written, kept in this tab until it is sent. Strictly necessary for what the person has asked for.

const keyOf = (id: string): string => `report-text ${id}`;

export function readText(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
export function keepText(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}
