// A choice that shows at once and then follows the address.
import { useState } from 'react';

/**
 * `value` until something else is chosen, and `value` again as soon as it changes. A control bound to the address alone
 * would jump back to the old choice for the moment the router needs.
 */
export function useFollowing<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [chosen, choose] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    choose(value);
  }
  return [chosen, choose];
}
