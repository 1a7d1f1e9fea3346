// Redirects the address of a map pin, which contains the record's number, to the record's page, whose address contains its id.
import { notFound, redirect } from '@tanstack/react-router';
import { isRefusal } from '../core/failure.ts';

/** @throws the redirect; `notFound` for an unknown number; the API's error if the request fails */
export async function openPin(
  locate: () => Promise<{ id: string }>,
  pathOf: (id: string) => string,
): Promise<never> {
  let id: string;
  try {
    ({ id } = await locate());
  } catch (error) {
    throw isRefusal(error, 'NOT_FOUND') ? notFound() : error;
  }
  throw redirect({ href: pathOf(id), replace: true });
}
