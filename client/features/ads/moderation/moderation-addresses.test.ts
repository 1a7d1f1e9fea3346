// URLs of the moderation table.
import { describe, expect, it } from 'vitest';
import { changeModerationAddress, adjacentModerationHrefs, moderationHref } from './moderation-addresses.ts';

describe('the URL of the table', () => {
  it('contains only the parameters that are set', () => {
    expect(moderationHref({})).toBe('/admin/ads');
    expect(moderationHref({ search: 'boll & korg', status: 'pending' })).toBe(
      '/admin/ads?search=boll+%26+korg&status=pending',
    );
  });
});

describe('a changed search', () => {
  it('returns to the first page and closes the open ad', () => {
    const address = { status: 'pending', after: 'n1', page: '4', ad: 'x' } as const;
    expect(changeModerationAddress(address, { search: 'boll' })).toEqual({
      search: 'boll',
      status: 'pending',
    });
  });

  it.each([undefined, ''])('removes a filter by %j', (value) => {
    expect(changeModerationAddress({ status: 'pending', sort: 'oldest' }, { status: value })).toEqual({
      sort: 'oldest',
    });
  });
});

describe('previous and next page', () => {
  it('are undefined for a table of one page', () => {
    expect(adjacentModerationHrefs({}, { next: null, previous: null })).toEqual({
      page: 1,
      previousHref: undefined,
      nextHref: undefined,
    });
  });

  it('keep the filters and close the open ad', () => {
    const { nextHref } = adjacentModerationHrefs(
      { status: 'approved', ad: 'x' },
      { next: 'n1', previous: null },
    );
    expect(nextHref).toBe('/admin/ads?status=approved&after=n1&page=2');
  });

  it('use the cursor from the third page to the second, and none from the second to the first', () => {
    const cursors = { next: null, previous: 'n9' };
    expect(adjacentModerationHrefs({ after: 'n1', page: '3' }, cursors).previousHref).toBe(
      '/admin/ads?before=n9&page=2',
    );
    expect(adjacentModerationHrefs({ after: 'n1', page: '2' }, cursors).previousHref).toBe('/admin/ads');
  });
});
