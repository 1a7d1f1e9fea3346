// Rows that change by live events, without moving the text field in which the user types.
import { Component, type ReactNode } from 'react';

interface FieldPlace {
  field: Element;
  top: number;
}

/** A class, since only its methods can measure the page before an update. The browser's scroll anchoring needs a scrolled page. */
export class SteadyField extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): FieldPlace | null {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement ? { field, top: field.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: FieldPlace | null): void {
    if (place?.field.isConnected) scrollBy(0, place.field.getBoundingClientRect().top - place.top);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
