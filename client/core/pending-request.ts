// A visitor's request that is resumed after signing in through Google. The request and its subscriber may load in either order.

export interface PendingRequest {
  /** Calls the subscriber, as soon as there is one. */
  request: () => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createPendingRequest(): PendingRequest {
  let isRequested = false;
  let listener: (() => void) | undefined;
  return {
    request() {
      if (listener) listener();
      else isRequested = true;
    },
    subscribe(serve) {
      listener = serve;
      if (isRequested) serve();
      isRequested = false;
      return () => {
        if (listener === serve) listener = undefined;
      };
    },
  };
}
