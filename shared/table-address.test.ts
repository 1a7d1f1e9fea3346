// Search parameters of tables.
import { describe, expect, it } from 'vitest';
import { auditSearchOf, parseAuditAddress } from './features/audit/address.ts';
import { parseSecurityAddress } from './features/security/address.ts';
import { parseUsersAddress, usersSearchOf } from './features/users/address.ts';

describe('search parameters', () => {
  it('are parsed and trimmed', () => {
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
  ])('of the user table ignore %j', (params) => {
    expect(parseUsersAddress(params)).toEqual({});
  });

  it.each([
    { from: 'i går' },
    { to: '1026-01-01' },
    { from: '2026-02-31' },
    { to: '2026-13-01' },
    { action: '<b>' },
  ])('of the audit log ignore %j', (params) => {
    expect(parseAuditAddress(params)).toEqual({});
  });

  it('truncate a long search', () => {
    expect(parseUsersAddress({ search: 'x'.repeat(150) }).search).toHaveLength(100);
  });

  it('search parameters for the API omit the page number', () => {
    expect(usersSearchOf({ search: 'åsa', after: 'n1', page: '2' })).toEqual({ search: 'åsa', after: 'n1' });
    expect(auditSearchOf({ from: '2026-01-01', page: '2' })).toEqual({ from: '2026-01-01' });
    expect(parseSecurityAddress({ event: 'xss_attempt' })).toEqual({ event: 'xss_attempt' });
  });
});
