// Makes names of places comparable, however they are typed.

/** Letters that Unicode does not divide into a letter and an accent. */
const letters: Record<string, string> = { æ: 'ae', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ß: 'ss', ı: 'i' };

/** Lower case without accents, words separated by a space: `Täby kyrkby` is `taby kyrkby`. */
export function foldPlaceName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøđðþłßı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{Mark}'’‘´`]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
