// Letters that an eye takes for others, so that nobody writes a word that is not theirs to use in letters of another script.

/**
 * Of each letter those that look like it, small or capital; not all there are, but what a keyboard, a font generator or a table of
 * them offers. Only letters of words that are kept from somebody stand here. Source: Unicode Technical Standard 39, chosen by hand.
 */
const lookAlikes: Record<string, string> = {
  a: 'аαɑᴀꭺ',
  d: 'ԁđɖɗðᴅꭰժ',
  e: 'еєεɛəɘᴇꭼҽ℮',
  f: 'ƒꜰꞙϝֆ',
  // Here also i: in many a font the capital one, this and the figure are one stroke.
  l: 'iіιıɩɪⲓꭵlӏłƚʟꮮǀ|1!',
  m: 'мμϻɱᴍꮇⲙ',
  n: 'пηνɴŋɲƞոռղⲛ',
  r: 'гʀɾɍꭱꮢꭇⲅ',
};

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/**
 * A text as it looks at a glance: without marks, spaces and what is not seen, each letter as its plainest look-alike. For
 * comparing with another text that has been treated so, and for nothing else.
 */
export function asItLooks(text: string): string {
  return (
    text
      // Wide, round and bold ones become plain, and marks come loose.
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replaceAll(/./gsu, (letter) => letterOf.get(letter) ?? letter)
      .replaceAll(/[^\p{L}]+/gu, '')
      .replaceAll('rn', 'm')
      .replaceAll('cl', 'd')
  );
}
