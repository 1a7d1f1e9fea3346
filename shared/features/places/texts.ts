// Sentences about places that server and browser share.
export const placeTexts = {
  notFound: 'Orten finns inte',
  unknownTown: 'Orten hittades inte, så platsen är okänd. Välj en ort i listan eller flytta kartnålen.',
};
