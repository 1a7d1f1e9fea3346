// Confusable characters, so that a reserved word cannot be written in letters of another script.

/**
 * Confusables of each letter, small and capital: not all, only those found on keyboards, in font generators or in tables.
 * Only the letters of reserved words are listed. Source: Unicode Technical Standard 39, a manual selection.
 */
const confusables: Record<string, string> = {
  a: 'аαɑᴀꭺ',
  b: 'вβƀƅɓʙᏼ',
  d: 'ԁđɖɗðᴅꭰժ',
  e: 'еєεɛəɘᴇꭼҽ℮',
  f: 'ƒꜰꞙϝֆ',
  g: 'ɡɢǥɠԍց',
  j: 'јϳʝɉյᴊ',
  k: 'кκĸƙқӄᴋⲕ',
  // Including i: in many fonts capital I, l and 1 look the same.
  l: 'iіιıɩɪⲓꭵlӏłƚʟꮮǀ|1!',
  m: 'мμϻɱᴍꮇⲙ',
  n: 'пηνɴŋɲƞոռղⲛ',
  o: 'оοσөøօᴏⲟ0',
  p: 'рρƿᴘⲣƥ',
  r: 'гʀɾɍꭱꮢꭇⲅ',
  s: 'ѕƽꜱʂտ5',
  t: 'тτƭŧᴛⲧ',
  u: 'υսᴜʋ',
  v: 'ѵᴠⱱ',
  y: 'уүγʏƴ',
};

const letterOf = new Map(
  Object.entries(confusables).flatMap(([letter, variants]) =>
    [...variants].map((variant) => [variant, letter] as const),
  ),
);

/**
 * The skeleton of a text: without marks, spaces and invisible characters, each letter replaced by its prototype. Only
 * for comparison with another skeleton.
 */
export function skeletonOf(text: string): string {
  return (
    text
      // Compatibility forms (full width, circled, bold) become plain letters, and marks are separated.
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replaceAll(/./gsu, (letter) => letterOf.get(letter) ?? letter)
      .replaceAll(/[^\p{L}]+/gu, '')
      .replaceAll('rn', 'm')
      .replaceAll('cl', 'd')
  );
}
