import type { Intent } from './intent';
import { carrySectionIntent } from './intents/carry-section';
import { extendItem } from './intents/extend-item';
import { keepTerm } from './intents/keep-term';
import { leadPrices } from './intents/lead-prices';
import { orderSectionsIntent } from './intents/order-sections';
import { numberThings } from './intents/number-things';
import { swapEverywhere } from './intents/swap-everywhere';
import { labelItem } from './intents/label-item';
import { contactByMap } from './intents/contact-by-map';
import { putContact } from './intents/put-contact';
import { formFields } from './intents/form-fields';
import { sharePrices } from './intents/share-prices';
import { shiftPrices } from './intents/shift-prices';
import { everyPage } from './intents/every-page';
import { answerQuestions } from './intents/answer-questions';
import { bareThing } from './intents/bare-thing';
import { setAppList } from './intents/set-app-list';
import { setAppOptions } from './intents/set-app-options';
import { changeClass } from './intents/change-class';
import { setAppeal } from './intents/set-appeal';
import { setFigures } from './intents/set-figures';
import { setItemLine } from './intents/set-item-line';
import { setPeople } from './intents/set-people';
import { moveClass } from './intents/move-class';
import { moveItem } from './intents/move-item';
import { ownPage } from './intents/own-page';
import { namePerson } from './intents/name-person';
import { monochrome } from './intents/monochrome';
import { removeClass } from './intents/remove-class';
import { removeBadge } from './intents/remove-badge';
import { setAppCurrency } from './intents/set-app-currency';
import { pinButton } from './intents/pin-button';
import { addClassIntent } from './intents/add-class';
import { linkVideo } from './intents/link-video';
import { setAppView } from './intents/set-app-view';
import { setAppValue } from './intents/set-app-value';
import { joinPagesIntent } from './intents/join-pages';
import { removeLanguage } from './intents/remove-language';
import { setCurrency } from './intents/set-currency';
import { addShopChoice } from './intents/add-shop-choice';
import { addTerms } from './intents/add-terms';
import { setCodes } from './intents/set-codes';
import { addSearch } from './intents/add-search';
import { addWishList } from './intents/add-wish-list';
import { setQuiz } from './intents/set-quiz';
import { setPriceRange } from './intents/set-price-range';
import { addNote } from './intents/add-note';
import { addRemark } from './intents/add-remark';
import { renameField } from './intents/rename-field';
import { fixOverflow } from './intents/fix-overflow';
import { openLinks } from './intents/open-links';
import { removeSamples } from './intents/remove-samples';
import { linkInFooter } from './intents/link-in-footer';
import { linkContact } from './intents/link-contact';
import { removePrices } from './intents/remove-prices';
import { sayLimits } from './intents/say-limits';
import { setAlt } from './intents/set-alt';
import { setBorder } from './intents/set-border';
import { setImage } from './intents/set-image';
import { swapItems } from './intents/swap-items';
import { switchColours } from './intents/switch-colours';
import { addFeature } from './intents/add-feature';
import { addItemIntent } from './intents/add-item';
import { addBanner } from './intents/add-banner';
import { addCountdown } from './intents/add-countdown';
import { addNavButton } from './intents/add-nav-button';
import { removeContact } from './intents/remove-contact';
import { removeNavLink } from './intents/remove-nav-link';
import { stopMotion } from './intents/stop-motion';
import { addReviewIntent } from './intents/add-review';
import { addQuestion } from './intents/add-question';
import { setItemText } from './intents/set-item-text';
import { addPerson } from './intents/add-person';
import { addPageIntent } from './intents/add-page';
import { addSectionIntent } from './intents/add-section';
import { duplicateSectionIntent } from './intents/duplicate-section';
import { renameItemIntent } from './intents/edit-item';
import { fixContrast } from './intents/fix-contrast';
import { explain } from './intents/explain';
import { highlightItem } from './intents/highlight-item';
import { hideOn } from './intents/hide-on';
import { history } from './intents/history';
import { moveSectionIntent } from './intents/move-section';
import { needsModel } from './intents/needs-model';
import { removeElement } from './intents/remove-element';
import { removeItemIntent } from './intents/remove-item';
import { removePageIntent } from './intents/remove-page';
import { removeAround } from './intents/remove-around';
import { removeUnknown } from './intents/remove-unknown';
import { removeLine } from './intents/remove-line';
import { removeWordsIntent } from './intents/remove-words';
import { addButton } from './intents/add-button';
import { removeSection } from './intents/remove-section';
import { renamePageIntent } from './intents/rename-page';
import { renameNavLink } from './intents/rename-nav-link';
import { renameSite } from './intents/rename-site';
import { reorderNav } from './intents/reorder-nav';
import { rewriteText } from './intents/rewrite-text';
import { addRowField } from './intents/row-fields';
import { setAmounts } from './intents/set-amounts';
import { stripeSections } from './intents/stripe-sections';
import { setColor } from './intents/set-color';
import { setContact } from './intents/set-contact';
import { setPlace } from './intents/set-place';
import { setCount } from './intents/set-count';
import { setDate } from './intents/set-date';
import { setThingDate } from './intents/set-thing-date';
import { shiftTime } from './intents/shift-time';
import { setFreeDelivery } from './intents/set-free-delivery';
import { setFont } from './intents/set-font';
import { setGradient } from './intents/set-gradient';
import { setLayout } from './intents/set-layout';
import { setLink } from './intents/set-link';
import { setPrice } from './intents/set-price';
import { setRadius } from './intents/set-radius';
import { setSeo } from './intents/set-seo';
import { setShadow } from './intents/set-shadow';
import { setToldValue } from './intents/set-told-value';
import { setSize } from './intents/set-size';
import { setSocial } from './intents/set-social';
import { setSpacing } from './intents/set-spacing';
import { setStyle } from './intents/set-style';
import { setTeacher } from './intents/set-teacher';
import { setText } from './intents/set-text';
import { setTheme } from './intents/set-theme';
import { setWeight } from './intents/set-weight';
import { tellColours } from './intents/tell-colours';
import { tellWhere } from './intents/tell-where';
import { translate } from './intents/translate';
import { unclear } from './intents/unclear';

/** Everything that commands can ask for. Order decides between two that understand the same words: exact ones first. */
export const intents: readonly Intent[] = [
  history,
  answerQuestions,
  tellWhere,
  tellColours,
  explain,
  namePerson,
  setSeo,
  leadPrices,
  addNote,
  addRemark,
  linkContact,
  contactByMap,
  putContact,
  setContact,
  setPlace,
  setSocial,
  setTeacher,
  changeClass,
  setAppeal,
  setFigures,
  setItemLine,
  extendItem,
  setPeople,
  shiftTime,
  moveClass,
  addCountdown,
  addBanner,
  setThingDate,
  setDate,
  setAmounts,
  setFreeDelivery,
  addShopChoice,
  keepTerm,
  addTerms,
  setCodes,
  addSearch,
  addWishList,
  addClassIntent,
  setQuiz,
  setAppValue,
  setAppView,
  setPriceRange,
  formFields,
  sharePrices,
  shiftPrices,
  setAppCurrency,
  setAppOptions,
  setAppList,
  setCurrency,
  setPrice,
  setToldValue,
  addQuestion,
  addReviewIntent,
  removeLanguage,
  joinPagesIntent,
  translate,
  swapEverywhere,
  renameNavLink,
  setAlt,
  renameSite,
  removeWordsIntent,
  removeLine,
  setItemText,
  setText,
  monochrome,
  setStyle,
  fixContrast,
  fixOverflow,
  switchColours,
  setGradient,
  linkVideo,
  setImage,
  needsModel,
  unclear,
  renamePageIntent,
  sayLimits,
  linkInFooter,
  addPageIntent,
  removePageIntent,
  renameItemIntent,
  renameField,
  removeContact,
  removeNavLink,
  stopMotion,
  openLinks,
  pinButton,
  addNavButton,
  addButton,
  setLink,
  labelItem,
  highlightItem,
  hideOn,
  setTheme,
  setBorder,
  stripeSections,
  setColor,
  setWeight,
  setSize,
  setFont,
  setRadius,
  setShadow,
  addRowField,
  addFeature,
  reorderNav,
  orderSectionsIntent,
  numberThings,
  everyPage,
  ownPage,
  carrySectionIntent,
  moveSectionIntent,
  moveItem,
  swapItems,
  duplicateSectionIntent,
  rewriteText,
  setLayout,
  setCount,
  removeClass,
  removeBadge,
  removePrices,
  removeSamples,
  removeAround,
  removeSection,
  removeItemIntent,
  removeElement,
  addPerson,
  addItemIntent,
  addSectionIntent,
  setSpacing,
  removeUnknown,
  bareThing,
];
