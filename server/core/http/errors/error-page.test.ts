// The page for errors that the site's own pages do not show, such as one that a component throws while the server renders it.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrorHandlers } from './error-handler.ts';

function Fragile(): never {
  throw new Error('secret detail');
}

test('a component that throws on the server gets the error page, with two links and without details of the error', async () => {
  const app = fastify();
  registerErrorHandlers(app);
  app.get('/fragile', () => renderToString(createElement(Fragile)));
  const answer = await app.inject({ url: '/fragile', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('<h1 lang="en">Unexpected Application Error!</h1>');
  expect(answer.body).toContain('Ett oväntat fel inträffade');
  expect(answer.body).toContain('Felkod 500');
  expect(answer.body).toContain('<a href="">Försök igen</a>');
  expect(answer.body).toContain('<a href="/">Till startsidan</a>');
  expect(answer.body).not.toContain('secret detail');
  await app.close();
});

test('an unknown address has another heading', async () => {
  const app = fastify();
  registerErrorHandlers(app);
  const answer = await app.inject({ url: '/nothing', headers: { accept: 'text/html' } });
  expect(answer.body).toContain('<h1>Något gick fel</h1>');
  await app.close();
});
