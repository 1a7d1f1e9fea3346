// The address of a pin on a map, which has a number, redirects to the page with the id.
import { notFound, redirect } from '@tanstack/react-router';
import { isRefusal } from '../core/failure.ts';

/** @throws the redirect, or that there is no such page; an error if the API cannot say */
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
