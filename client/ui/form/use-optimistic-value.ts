// Local state that changes at once and then follows the URL.
import { useState } from 'react';

/**
 * Returns the chosen value until `value` changes, then `value`. A control bound to the URL alone would jump back to the
 * old choice until the router has navigated.
 */
export function useOptimisticValue<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [chosen, choose] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    choose(value);
  }
  return [chosen, choose];
}
