// The upload queue of a form when the page is reloaded or the form closed.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUploadQueue } from './use-upload-queue.ts';

const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it reloads the page while a picture is uploaded', async () => {
  const { result, unmount } = renderHook(() => useUploadQueue(3));
  expect(mayUnload()).toBe(true);
  result.current.add([new File(['x'], 'sko.jpg', { type: 'image/jpeg' })]);
  expect(mayUnload()).toBe(false);
  const [picture] = result.current.list();
  if (picture) result.current.remove(picture.key);
  await waitFor(() => expect(mayUnload()).toBe(true));
  result.current.add([new File(['x'], 'boll.jpg', { type: 'image/jpeg' })]);
  unmount();
  expect(mayUnload()).toBe(true);
});
