// The page for an error that no page of the site shows; needs no further files.

/** @param message a Swedish sentence, without markup */
export function errorPage(message: string): string {
  return (
    `<!DOCTYPE html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Något gick fel · Baskettorget</title><h1>Något gick fel</h1><p>${message}</p>` +
    `<p><a href="/">Till startsidan</a></p></html>`
  );
}
