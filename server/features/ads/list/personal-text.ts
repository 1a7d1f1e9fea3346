// Whether the text of a search may be personal: such a text is not counted, however harmless it may be.

/** A phone number, a personal identity number, an article number: six digits or more, with at most one sign between two. */
const LONG_NUMBER = /(?:\d[\s\-.+]?){6,}/;
const ADDRESS =
  /\p{L}(?:gatan?|gata|vägen|väg|gränden?|gränd|stigen|allén|torget|backen|plan) ?\d|\b\d{3} ?\d{2} \p{L}/u;
const SURNAME = /\p{L}{2}(?:sson|qvist|kvist|lund|berg|gren|ström|stedt|quist)\b/u;

/** The most common given names in Sweden (SCB). A given name followed by another word may be a person's name. */
const GIVEN_NAMES = new Set(
  `anna eva maria karin kristina christina lena sara emma kerstin ingrid marie malin jenny linda elin annika monica susanne hanna
  johanna inger elisabeth birgitta ulla katarina camilla julia åsa sofia ida anneli helena amanda therese lisa ebba linnea
  alice maja wilma elsa olivia astrid freja alma saga ella agnes alva klara selma signe vera iris nova leah
  lars anders mikael johan per karl erik jan peter thomas daniel fredrik andreas hans mats marcus bengt bo mattias stefan
  alexander jonas niklas nils björn simon martin magnus patrik leif robert oskar viktor linus christian emil anton ali gustav
  ulf joakim henrik rickard jesper sebastian filip hampus tobias elias william lucas hugo liam noah oliver adam matteo
  mohammed ahmed fatima amina hassan omar ibrahim zahra mona axel ludvig leo albin isak arvid theo melvin`.split(
    /\s+/,
  ),
);

/** @param text in lower case, with single spaces */
export function mayBePersonal(text: string): boolean {
  if (text.includes('@') || LONG_NUMBER.test(text) || ADDRESS.test(text) || SURNAME.test(text)) return true;
  const words = text.split(' ');
  return words.some((word, index) => GIVEN_NAMES.has(word) && /^\p{L}{2,}$/u.test(words[index + 1] ?? ''));
}
