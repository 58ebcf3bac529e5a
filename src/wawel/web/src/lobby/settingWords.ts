/** The words of a game's settings and of their values. */

import type { SettingInfo, Words } from '$lib/types';

const dashed = (setting: SettingInfo) => setting.name.replaceAll('_', '-');

export const settingName = (gt: Words, setting: SettingInfo): string => gt(`option-${dashed(setting)}`);

/** What a setting is about, if its name does not say it. */
export function settingText(gt: Words, setting: SettingInfo): string {
  const key = `option-${dashed(setting)}-text`;
  return gt.has(key) ? gt(key) : '';
}

/** A value's own words, or the name of the component it stands for. */
function valueKey(gt: Words, setting: SettingInfo, given: unknown): string {
  return [`option-${dashed(setting)}-${given}`, `${dashed(setting)}-${given}`].find((one) => gt.has(one)) ?? '';
}

export function valueName(gt: Words, setting: SettingInfo, given: unknown): string {
  const found = valueKey(gt, setting, given);
  return found ? gt.name(found) : String(given);
}

/** What a value means. */
export function valueText(gt: Words, setting: SettingInfo, given: unknown): string {
  const found = valueKey(gt, setting, given);
  return found && gt.has(`${found}-text`) ? gt(`${found}-text`) : '';
}
