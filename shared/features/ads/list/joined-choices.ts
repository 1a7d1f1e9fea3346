// Several choices of one filter, as one parameter: "Basketskor~Kläder".

const SEPARATOR = '~';
export const MAX_CHOICES = 20;

/** Empty for no filter. */
export function splitChoices(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(SEPARATOR);
}

/** Sorted, so that each list has one URL. Undefined without choices. */
export function joinChoices(choices: Iterable<string>): string | undefined {
  return [...new Set(choices)].toSorted().slice(0, MAX_CHOICES).join(SEPARATOR) || undefined;
}

/** With this choice added or removed. */
export function toggleChoice(text: string | undefined, choice: string, isChosen: boolean): string {
  const others = splitChoices(text).filter((one) => one !== choice);
  return joinChoices(isChosen ? [...others, choice] : others) ?? '';
}
