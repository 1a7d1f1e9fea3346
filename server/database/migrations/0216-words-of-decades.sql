-- English words for decades, by which collectors search.
insert into search_synonyms (words, direction) values
  ('{nineties,90-tal,nittiotal}', 'kinds'), ('{eighties,80-tal,åttiotal}', 'kinds');
