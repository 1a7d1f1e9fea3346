// Sentences about places that server and browser share.
export const placeTexts = {
  notFound: 'Orten finns inte',
};
