// The name of a town or county with its preposition.

/** "i Skåne", "på Gotland": Swedish uses "på" for an island. */
export function inPlace(name: string): string {
  return `${name === 'Gotland' ? 'på' : 'i'} ${name}`;
}
