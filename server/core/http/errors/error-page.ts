// The page for errors that the site's own pages do not show. It needs no further files.

/**
 * @param message a Swedish sentence, without markup
 * @param status of the response; an unexpected error has the heading of the specification (spec 2 §9)
 */
export function errorPage(message: string, status: number): string {
  const heading =
    status === 500 ? '<h1 lang="en">Unexpected Application Error!</h1>' : '<h1>Något gick fel</h1>';
  return (
    `<!DOCTYPE html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Något gick fel · Baskettorget</title>${heading}<p>${message}</p><p>Felkod ${status}</p>` +
    `<p><a href="">Försök igen</a></p><p><a href="/">Till startsidan</a></p></html>`
  );
}
