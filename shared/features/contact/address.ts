// Search parameters of the list of messages to the operator.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import type { ContactForm, ContactStatus } from './rules.ts';

export interface ContactAddress extends TablePageParams {
  search?: string;
  status?: ContactStatus;
  form?: ContactForm;
  assignee?: 'me' | 'nobody';
  sort?: 'oldest';
}

export function parseContactAddress(params: Readonly<Record<string, unknown>>): ContactAddress {
  return parseTableAddress(params, {
    status: /^(pending|resolved)$/,
    form: /^(contact|support|suggestion|correction)$/,
    assignee: /^(me|nobody)$/,
    sort: /^oldest$/,
  });
}

/** The parameters that the API takes. */
export function contactSearchOf(address: ContactAddress): Omit<ContactAddress, 'page'> {
  const { page: _page, ...search } = parseContactAddress({ ...address });
  return search;
}
