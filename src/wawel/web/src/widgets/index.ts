/** One widget per kind of choice. A kind without one is asked with numbered lines. */

import type { Component } from 'svelte';
import type { WidgetProps } from '../lib/types';
import Pick from './Pick.svelte';
import PickCard from './PickCard.svelte';
import React from './React.svelte';
import Roles from './Roles.svelte';

const widgets: Record<string, Component<WidgetProps>> = {
  pick: Pick,
  'pick-card': PickCard,
  roles: Roles,
  react: React,
};

/** The widget of a kind: its own, that of its family (`pick-dragon` is a `pick`), or the numbered lines. */
export function widgetFor(kind: string): Component<WidgetProps> {
  return widgets[kind] ?? widgets[kind.split('-')[0]] ?? Pick;
}
