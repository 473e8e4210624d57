import type { Intent } from './intent';
import { addSectionIntent } from './intents/add-section';
import { rewriteText, setLink, setSeo } from './intents/content-intents';
import { addFeature } from './intents/feature-intents';
import { addItemIntent, removeItemIntent, renameItemIntent, setCount } from './intents/item-intents';
import { hideOn, removeElement, setLayout } from './intents/layout-intents';
import { addPageIntent, removePageIntent, renamePageIntent, renameSite } from './intents/page-intents';
import { duplicateSectionIntent, moveSectionIntent, removeSection } from './intents/section-intents';
import { addRowField } from './intents/row-fields';
import { setAmounts } from './intents/set-amounts';
import { setColor } from './intents/set-color';
import { setContact } from './intents/set-contact';
import { setDate } from './intents/set-date';
import { setPrice } from './intents/set-price';
import { setSize } from './intents/set-size';
import { setText } from './intents/set-text';
import { setTheme } from './intents/set-theme';
import { setFont, setRadius, setShadow, setSpacing, setWeight } from './intents/style-intents';
import { explain, history, needsModel, unclear } from './intents/talk-intents';
import { translate } from './intents/translate';

/** Everything that commands can ask for. Order decides between two that understand the same words: exact ones first. */
export const intents: readonly Intent[] = [
  history,
  explain,
  setSeo,
  setContact,
  setDate,
  setAmounts,
  setPrice,
  translate,
  renameSite,
  setText,
  needsModel,
  unclear,
  renamePageIntent,
  addPageIntent,
  removePageIntent,
  renameItemIntent,
  setLink,
  hideOn,
  setTheme,
  setColor,
  setWeight,
  setSize,
  setFont,
  setRadius,
  setShadow,
  addRowField,
  addFeature,
  moveSectionIntent,
  duplicateSectionIntent,
  rewriteText,
  setLayout,
  setCount,
  removeSection,
  removeItemIntent,
  removeElement,
  addItemIntent,
  addSectionIntent,
  setSpacing,
];
