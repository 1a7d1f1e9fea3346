// The links of the moderators' table.
import { describe, expect, it } from 'vitest';
import { changeModerationAddress, neighbourModerationPages, moderationHref } from './moderation-addresses.ts';

describe('a link', () => {
  it('spells only what is asked for', () => {
    expect(moderationHref({})).toBe('/admin/ads');
    expect(moderationHref({ search: 'boll & korg', status: 'pending' })).toBe(
      '/admin/ads?search=boll+%26+korg&status=pending',
    );
  });
});

describe('a change', () => {
  it('begins at the first page, with no ad open', () => {
    const address = { status: 'pending', after: 'n1', page: '4', ad: 'x' } as const;
    expect(changeModerationAddress(address, { search: 'boll' })).toEqual({
      search: 'boll',
      status: 'pending',
    });
  });

  it.each([undefined, ''])('takes a filter off by %j', (value) => {
    expect(changeModerationAddress({ status: 'pending', sort: 'oldest' }, { status: value })).toEqual({
      sort: 'oldest',
    });
  });
});

describe('the neighbours of a page', () => {
  it('are none of a table that fits on one', () => {
    expect(neighbourModerationPages({}, { next: null, previous: null })).toEqual({
      page: 1,
      previousHref: undefined,
      nextHref: undefined,
    });
  });

  it('keep the filters and forget the open ad', () => {
    const { nextHref } = neighbourModerationPages(
      { status: 'approved', ad: 'x' },
      { next: 'n1', previous: null },
    );
    expect(nextHref).toBe('/admin/ads?status=approved&after=n1&page=2');
  });

  it('lead from the third page back by a place, from the second to the table as it is now', () => {
    const places = { next: null, previous: 'n9' };
    expect(neighbourModerationPages({ after: 'n1', page: '3' }, places).previousHref).toBe(
      '/admin/ads?before=n9&page=2',
    );
    expect(neighbourModerationPages({ after: 'n1', page: '2' }, places).previousHref).toBe('/admin/ads');
  });
});
