// The address of the list of security events.
export interface SecurityAddress {
  event?: string;
  after?: string;
  before?: string;
  page?: string;
}

/** Reads the address; what it does not understand is left out. */
export function parseSecurityAddress(params: Record<string, unknown>): SecurityAddress {
  const text = (name: string): string => {
    const given = params[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const [event, after, before] = [text('event'), text('after'), text('before')];
  return {
    ...(/^[a-z_]{1,60}$/.test(event) && { event }),
    ...(after && after.length <= 200 && { after }),
    ...(before && before.length <= 200 && { before }),
    ...(/^[1-9]\d{0,5}$/.test(text('page')) && { page: text('page') }),
  };
}

/** The part of an address that is asked of the API. */
export function securitySearchOf({ event, after, before }: SecurityAddress): SecurityAddress {
  return { event, after, before };
}
