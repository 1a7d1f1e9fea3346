// Addresses of web pages that people write, such as the website of a club or a cup.

/** Accepts only addresses that are safe as a link: http or https, a host with a dot, no user name, no quotes. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"/@]+\.[^\s<>"/@.]{2,}(?:\/[^\s<>"]*)?$/i.test(value);
}
