// What a link from a mail has carried to this page.

export interface CarriedLink {
  token: string;
  type: string;
}

/** Empty where there is none. Browser only: on the server nobody reads it, so that it stands in no page. */
export function carriedLink(): CarriedLink {
  const carried = new URLSearchParams(window.location.search);
  return { token: carried.get('token') ?? '', type: carried.get('type') ?? '' };
}
