-- With fresh statistics the planner itself chooses between walking the days and gathering places, and better.
drop table search_common_lexeme;
-- Completion goes by titles.
drop index search_word_prefix;
