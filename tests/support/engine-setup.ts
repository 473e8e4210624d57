import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';

await loadAllLexicons();
