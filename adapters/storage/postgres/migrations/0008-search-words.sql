-- The words of a text: without invisible characters, elided articles and signs; "QUALITA'" has its accent. The same
-- rule as the core's searchWords.
create or replace function search_text(value text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(
      normalize(
        regexp_replace(
          translate(regexp_replace(value, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]', '', 'g'), '’‘`´ʼ′', repeat('''', 6)),
          '([aeiou])''(?![[:alnum:]])', E'\\1\u0300', 'gi'),
        NFC),
      '\m(?:l|un|gl|d|all|dall|dell|nell|sull|coll|agl|dagl|degl|negl|sugl|quest|quell|c|s|m|t|v|n|com|dov|cos|quand|anch|senz)''(?=[[:alnum:]])', ' ', 'gi'),
    '''/_|-–—.…,;:!?"«»“”()[]{}<>@#%&*+=\^~$€§°•·', repeat(' ', 60))
$$;

-- What a document is found by: its words, and those with a hyphen as one word too, so that "ecoschemi" finds "eco-schemi".
create function search_document(value text) returns text language sql immutable parallel safe strict as $$
  select search_text(value) || coalesce((select ' ' || string_agg(replace(compound[1], '-', ''), ' ') from regexp_matches(value, '[[:alpha:]]+(?:-[[:alpha:]]+)+', 'g') as compound), '')
$$;

-- The words of a text as they are written, small letters.
create or replace function search_forms(title text, plain text) returns tsvector language sql stable parallel safe as $$
  select strip(to_tsvector('simple'::regconfig, lower(search_document(title) || ' ' || search_document(plain))))
$$;

-- Accents count before endings are taken off, or "qualità" would be "quali"; words asked without them get them from search_word.
alter text search configuration it
  alter mapping for asciiword, word, hword, hword_part, asciihword, hword_asciipart with italian_stem;

-- Short facts that a result is found by, such as places, categories and codes.
alter table search_text_of add column facts text not null default '';

-- Titles that begin with a question, the exact ones first and always in one order.
drop index search_text_of_start;
create index search_text_of_start on search_text_of (folded_title text_pattern_ops, id desc);

-- Everything by the new words.
update search_entry as entry
set title_words = strip(to_tsvector('public.it'::regconfig, search_document(title))) || array_to_tsvector(array['§' || type]),
    words = strip(to_tsvector('public.it'::regconfig, search_document(title) || ' ' || search_document(plain))) || array_to_tsvector(array['§' || type])
from search_text_of as shown where shown.id = entry.id;
truncate search_change, search_lexeme, search_title, search_bits, search_word;
insert into search_title (lexeme, rank_day, id, type)
select lexeme, rank_day, id, type from search_entry, unnest(tsvector_to_array(title_words)) as lexeme where lexeme not like '§%';
insert into search_change (id, sign, type, words, title_words, forms)
select id, 1, type, words, title_words, search_forms(title, plain) from search_entry join search_text_of using (id);
select search_settle();
