// Addresses of tables.
import { describe, expect, it } from 'vitest';
import { auditSearchOf, parseAuditAddress } from './features/audit/address.ts';
import { parseSecurityAddress } from './features/security/address.ts';
import { parseUsersAddress, usersSearchOf } from './features/users/address.ts';

describe('an address', () => {
  it('is read, without spaces around it', () => {
    expect(parseUsersAddress({ search: ' åsa ', role: 'admin', after: 'n1', page: '2' })).toEqual({
      search: 'åsa',
      role: 'admin',
      after: 'n1',
      page: '2',
    });
    expect(parseAuditAddress({ action: 'user.role', from: '2026-01-01', to: '2026-02-01' })).toEqual({
      action: 'user.role',
      from: '2026-01-01',
      to: '2026-02-01',
    });
  });

  it.each([
    { role: 'owner' },
    { role: 'user\nadmin' },
    { search: '  ' },
    { search: 7 },
    { after: 'x'.repeat(201) },
    { page: '0' },
    { utm: 'x' },
  ])('leaves out %j', (params) => {
    expect(parseUsersAddress(params)).toEqual({});
  });

  it.each([{ from: 'i går' }, { to: '1026-01-01' }, { action: '<b>' }])('leaves out %j', (params) => {
    expect(parseAuditAddress(params)).toEqual({});
  });

  it('cuts a search that is too long', () => {
    expect(parseUsersAddress({ search: 'x'.repeat(150) }).search).toHaveLength(100);
  });

  it('asks the API for all but the number of the page', () => {
    expect(usersSearchOf({ search: 'åsa', after: 'n1', page: '2' })).toEqual({ search: 'åsa', after: 'n1' });
    expect(auditSearchOf({ from: '2026-01-01', page: '2' })).toEqual({ from: '2026-01-01' });
    expect(parseSecurityAddress({ event: 'xss_attempt' })).toEqual({ event: 'xss_attempt' });
  });
});
