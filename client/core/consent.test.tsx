// The choice about cookies applies even if it cannot be stored.
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CONSENTED_KEYS, giveConsent, useConsent } from './consent.ts';

test('a choice applies for the visit when storage is full, and declining clears the storage', () => {
  const [key] = CONSENTED_KEYS;
  // Other tests of the same worker may have left a choice in memory.
  giveConsent('accepted');
  localStorage.clear();
  localStorage.setItem(key, '["skor"]');
  const { result } = renderHook(() => useConsent());
  expect(result.current).toBe('accepted');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  act(() => giveConsent('declined'));
  setItem.mockRestore();
  expect(result.current).toBe('declined');
  expect(localStorage.getItem(key)).toBeNull();
});
