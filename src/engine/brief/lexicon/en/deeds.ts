/** What people do for others: verb, and the noun for doing it where that is not the -ing form. */
export const englishDeeds = `advise=consulting tune repair=repair restore=restoration hire=hire hire_out=hire rent=rental rent_out=rental let_out=rental lend=lending fix=repair mend=repair patch=repair teach=lessons coach=coaching
  sharpen service=servicing clean recondition rebuild refurbish=refurbishment upholster=upholstery reupholster=upholstery sell= make= build= craft= carve turn weave knit sew spin dye print bind frame
  engrave paint draw design=design forge weld cast mould thatch tile plaster plumb wire install=installation fit=fitting deliver=delivery transport=transport move=moving ship cut trim prune plant grow
  breed=breeding keep raise rescue=rescue rehome=rescue train=training groom walk board shoe shear milk bake cook brew roast distil smoke cure pickle ferment cater press bottle
  photograph=photography film tailor alter=alterations restring polish varnish strip sand gild glaze fire throw blow tan stuff translate=translation edit proofread=proofreading ghostwrite record
  master publish=publishing collect=collection recycle=recycling upcycle=upcycling salvage=salvage maintain=maintenance inspect=inspections survey=surveys test treat guide lead plan organise organize cover
  host run stage perform juggle fly race sail charter=charter salvage forage harvest import supply stock trade swap appraise=appraisal value=valuation buy assemble wash iron darn embroider quilt crochet felt whittle
  clear=clearance unblock lay spray pave landscape=landscaping demolish=demolition valet tow=towing mow`;

/** Deeds that open a prompt without "I" or "we"; others are as often asked of the machine or begin a noun. */
export const openingDeeds = new Set(
  'tune repair restore hire_out rent_out let_out lend fix mend teach sharpen rebuild refurbish reupholster sell deliver breed rescue rehome groom shear walk photograph translate recycle upcycle salvage'.split(
    ' ',
  ),
);

/** Words before a thing that do not name it: "old pianos", "all kinds of clocks". */
export const looseAdjectives =
  /^(?:old|older|broken|any|all|every|your|other|peoples?|kinds?|sorts?|types?|of|and|used|second|hand|good|fine|beautiful|lovely|nice|big|small|little|really|proper|the|a|an)$/u;
